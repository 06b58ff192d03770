import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from './index.ts'
import { isRead, READS } from './reads.ts'

const calls = Object.values(contract).flatMap((feature) => Object.entries(feature))

it.each(calls)('%s has a matching route and is documented in docs/calls.md', (name, { '~orpc': { route } }) => {
  expect(route).toMatchObject({ method: 'POST', path: `/rest/v1/rpc/${name}`, operationId: name })
  expect(readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8')).toContain(`\`${name}\``)
})

it('docs/operations/databases.md lists exactly the calls whose answers may be a second old', () => {
  const lines = readFileSync(new URL('../../../docs/operations/databases.md', import.meta.url), 'utf8').split('\n')
  const documented = lines.flatMap((line) => {
    const [, names = '', readers] = /^\| (`get_.*`) \| (visitors|everyone) \|$/.exec(line) ?? []
    return (names.match(/\w+/g) ?? []).map((name) => [name, readers])
  })
  const declared = calls.flatMap(
    ([
      name,
      {
        '~orpc': { meta },
      },
    ]) => (meta.mayLag ? [[name, meta.mayLag]] : []),
  )
  expect(documented.toSorted()).toEqual(declared.toSorted())
})

it('no two features share a call name', () => {
  const names = calls.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})

it('a call is listed in reads.ts exactly when it is declared as a read', () => {
  const declared = calls.filter(([, procedure]) => procedure['~orpc'].meta.kind === 'read').map(([name]) => name)
  expect(calls.map(([name]) => name).filter(isRead)).toEqual(declared)
  expect(declared.toSorted()).toEqual([...READS].sort())
})
