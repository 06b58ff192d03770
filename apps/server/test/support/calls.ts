import { contract } from '@squash/contract'
import type { CallName } from '@squash/testkit/http'

type Field = { safeParse(value: unknown): { success: boolean } }
type Shape = { shape?: Record<string, Field> }
type Definition = { meta: { access: string; kind: 'read' | 'write' }; inputSchema?: Shape }

/** Every call of the contract, with its properties. */
export const everyCall = Object.values(contract).flatMap((feature) =>
  Object.entries(feature).map(([name, procedure]) => {
    const { meta, inputSchema }: Definition = procedure['~orpc']
    const fields = inputSchema?.shape ?? {}
    return { name, access: meta.access, kind: meta.kind, parameters: Object.keys(fields), fields }
  }),
)

/** A table with a row for each call: a table that misses one doesn't compile, and a test checks it as well. */
export type ForEveryCall<Row> = Record<CallName, Row>

/** A part of such a table. */
export type SomeCalls<Row> = { [Name in CallName]?: Row }

export const rowsOf = <Row>(table: ForEveryCall<Row>): [CallName, Row][] =>
  Object.keys(table)
    .filter(isCallName)
    .map((name) => [name, table[name]])

/** Whether the contract has a call of this name. */
export const isCallName = (name: string): name is CallName => everyCall.some((call) => call.name === name)

/** The matrix role that may make a call with this access but is involved in none of the records it may concern. */
export const insiderOf = (access: string) =>
  access === 'admin' ? 'admin' : access === 'service' ? 'service' : 'stranger'

const callNamed = (name: CallName) => {
  const call = everyCall.find((one) => one.name === name)
  if (!call) throw new Error(`The contract has no call ${name}`)
  return call
}

export const kindOf = (name: CallName) => callNamed(name).kind
export const accessOf = (name: CallName) => callNamed(name).access
