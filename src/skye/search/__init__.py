"""The compiled thinking of the bots: evaluation, beam search, auction, rollouts, self-play."""
