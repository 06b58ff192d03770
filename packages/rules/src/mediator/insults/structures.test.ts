import { expect, it } from 'vitest'
import { insultsIn } from './insults-in.ts'
import { STRUCTURES } from './structures.ts'

it.each(STRUCTURES.flatMap(({ name, reason, examples }) => examples.map((example) => ({ name, reason, example }))))(
  '“$example” is found with the reason of the structure “$name”',
  ({ reason, example }) => {
    expect(insultsIn(example).map((insult) => insult.reason)).toContain(reason)
  },
)
