import { functions } from '@squash/contract/functions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCall } from './support/calls.ts'
import { apiPathsIn } from './support/matrix/paths.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

/** Pages for people and browsers, and protocols that are described elsewhere. */
const NOT_DESCRIBED = /^\/(auth|docs|dev|unsubscribe|check-in|photos|\.well-known)\//

type Operation = { operationId: string; tags: string[]; security: object[]; responses: Record<string, unknown> }
type Paths = Record<string, Record<string, Operation>>

let squash: TestSquash
let paths: Paths
beforeAll(async () => {
  squash = await startSquash({ env: { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' } })
  const { body } = await squash.visitor.request('GET', '/openapi.json')
  paths = Object(body).paths
})
afterAll(() => squash.close())

it('/openapi.json describes every call, function, stream and health path that the server answers, and nothing else', () => {
  const served = apiPathsIn(squash.routes())
    .map((path) => path.split(' '))
    .filter(([method = '', path = '']) => ['GET', 'POST'].includes(method) && !NOT_DESCRIBED.test(`${path}/`))
    .flatMap(([method, path = '']) =>
      path === '/rest/v1/rpc/:name' ? everyCallBy(method ?? '') : [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`],
    )
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(served.sort())
})

const everyCallBy = (method: string) =>
  everyCall
    .filter(({ kind }) => method === 'POST' || kind === 'read')
    .map(({ name }) => `${method} /rest/v1/rpc/${name}`)

it('/openapi.json describes the input, output and access of each function', () => {
  for (const name of Object.keys(functions))
    expect(paths[`/functions/v1/${name}`]?.post).toMatchObject({
      operationId: name,
      tags: ['functions'],
      security: [{ bearer: [] }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
    })
  expect(paths['/functions/v1/create-checkout-session']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['tip_level'] } } } },
  })
  expect(paths['/realtime/v1/stream']?.get).toMatchObject({
    security: [{ bearer: [] }],
    responses: { 200: { content: { 'text/event-stream': {} } } },
  })
  expect(paths['/healthz']?.get).toMatchObject({ security: [], tags: ['health'] })
})

it('/openapi.json gives every operation a unique id', () => {
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(ids).toEqual([...new Set(ids)])
})
