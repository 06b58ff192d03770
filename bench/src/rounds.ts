/** The results of both sides in one round, in the same unit. */
export type Round = { ours: number; theirs: number }

type Sides = { ours: () => Promise<number>; theirs: () => Promise<number> }

/**
 * Measures two sides in alternation, so that any other load on the machine affects both alike: each round runs one
 * after the other, and they take turns in going first.
 */
export async function interleaved(rounds: number, { ours, theirs }: Sides): Promise<Round[]> {
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours()
      measured.push({ ours: first, theirs: await theirs() })
    } else {
      const first = await theirs()
      measured.push({ ours: await ours(), theirs: first })
    }
  }
  return measured
}

/** The smallest of some numbers. */
export const worst = (numbers: readonly number[]): number => Math.min(...numbers)

/** @param share from 0 to 1 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** The mean of a side over all rounds, as text without decimals. */
export const averagesOf = (measured: readonly Round[]) => (side: keyof Round) =>
  mean(measured.map((round) => round[side])).toFixed(0)

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
