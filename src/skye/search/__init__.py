"""The compiled search of the bots: evaluation, beam search, auction, rollouts, self-play."""
