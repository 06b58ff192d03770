import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from './index.ts'

const calls = Object.values(contract).flatMap((feature) => Object.entries(feature))

it.each(calls)('%s is called by its own name, and stands in docs/calls.md', (name, { '~orpc': { route } }) => {
  expect(route).toMatchObject({ method: 'POST', path: `/rest/v1/rpc/${name}`, operationId: name })
  expect(readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8')).toContain(`\`${name}\``)
})

it('no two features share a name', () => {
  const names = calls.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})
