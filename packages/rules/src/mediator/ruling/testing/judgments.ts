/** A model's answer with a ruling, in the format that the prompt asks for. */
export const asJudgment = (
  ruling: string,
  verdict = 'both',
  points: { A: string; B: string } = {
    A: 'The dishes land on one pair of hands every evening.',
    B: 'The shifts end late.',
  },
): string => JSON.stringify({ points, verdict, ruling })
