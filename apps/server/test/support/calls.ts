import { contract } from '@squash/contract'
import type { CallName } from '@squash/testkit/http'

type Shape = { shape?: Record<string, unknown> }
type Definition = { meta: { access: string; kind: 'read' | 'write' }; inputSchema?: Shape }

/** Every call of the contract, with what the contract says of it. */
export const everyCall = Object.values(contract).flatMap((feature) =>
  Object.entries(feature).map(([name, procedure]) => {
    const { meta, inputSchema }: Definition = procedure['~orpc']
    return { name, access: meta.access, kind: meta.kind, parameters: Object.keys(inputSchema?.shape ?? {}) }
  }),
)

/** A table with a row for each call: a call without one does not compile, and a test says so too. */
export type ForEveryCall<Row> = Record<CallName, Row>

/** A part of such a table. */
export type SomeCalls<Row> = { [Name in CallName]?: Row }

export const rowsOf = <Row>(table: ForEveryCall<Row>): [CallName, Row][] =>
  // Object.entries forgets that the keys are the names of the calls.
  Object.entries(table) as [CallName, Row][]

const callNamed = (name: CallName) => {
  const call = everyCall.find((one) => one.name === name)
  if (!call) throw new Error(`The contract has no call ${name}`)
  return call
}

export const kindOf = (name: CallName) => callNamed(name).kind
export const accessOf = (name: CallName) => callNamed(name).access
