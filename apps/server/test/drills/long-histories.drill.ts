import { expect, it } from 'vitest'
import { longHistory } from '../simulation/long/long-history.ts'

const HISTORIES = Number(process.env.HISTORIES ?? 1)
const SEED = Number(process.env.SEED ?? 18)

for (let seed = SEED; seed < SEED + HISTORIES; seed++)
  it(`Squash loses nothing, repeats nothing and keeps secrets through the long history ${seed}`, async () => {
    const started = performance.now()
    const { wrong, happened, failures } = await longHistory(seed)
    const story = happened.map((line, number) => `${number + 1}. ${line}`).join('\n')
    expect(wrong, `Draw it again with: npm run simulate -- --long --seed ${seed}\n${story}`).toEqual([])
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    process.stdout.write(
      `${seed}: ${happened.length} steps, ${failures.length} tries without an answer, ${seconds} s\n`,
    )
  })
