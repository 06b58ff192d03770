import { isApiPath } from '../../../src/platform/http/security-headers.ts'
import { admins, everybody, parties, refusedAll, type Statuses, signedIn } from './roles.ts'
import type { Scene } from './scenes.ts'

/** A path that is not a call, and its answer to each role. */
type PathRow = {
  /** For paths with parameters. */
  path?: (scene: Scene) => string
  body?: (scene: Scene) => object
  headers?: Record<string, string>
  status: Statuses
}

const all = (status: number): Statuses => ({
  ...refusedAll(status),
  visitor: status,
  service: status,
  deleted: status,
  banned: status,
})
/** The header that a proxy adds: a request through one doesn't come from this machine. */
const fromAfar = { 'x-forwarded-for': '203.0.113.7' }
const noBody = () => ({})

/**
 * Every path that the server answers to programs, by method and template, except calls and authentication. A second row
 * for the same path describes its difference after a comma.
 */
export const PATHS: Record<string, PathRow> = {
  'GET /healthz': { status: everybody },
  'GET /readyz': { status: everybody },
  // Only from this machine, or with the service key.
  'GET /metrics': { status: everybody },
  'GET /metrics, from afar': { headers: fromAfar, status: { ...all(403), service: 200 } },
  'GET /openapi.json': { status: everybody },
  'GET /docs/api': { status: everybody },
  'GET /docs/api/docs.js': { status: everybody },
  'GET /docs/api/docs.css': { status: everybody },
  'GET /.well-known/security.txt': { status: everybody },
  'GET /.well-known/change-password': { status: all(302) },
  'GET /photos/:file': { path: () => '/photos/none.webp', status: all(404) },

  // Captured mail and test checkouts are only for users of this machine.
  'GET /dev/mail, from afar': { headers: fromAfar, status: all(404) },
  'GET /dev/mail.json, from afar': { headers: fromAfar, status: all(404) },
  'GET /dev/mail.css, from afar': { headers: fromAfar, status: all(404) },
  'GET /dev/mail/:id, from afar': { path: () => '/dev/mail/1', headers: fromAfar, status: all(404) },
  'GET /dev/mail/:id/html, from afar': { path: () => '/dev/mail/1/html', headers: fromAfar, status: all(404) },
  'GET /dev/checkout/:session, from afar': { path: () => '/dev/checkout/cs_1', headers: fromAfar, status: all(404) },
  'POST /dev/checkout/:session/pay, from afar': {
    path: () => '/dev/checkout/cs_1/pay',
    headers: fromAfar,
    status: all(404),
  },
  'POST /dev/checkout/:session/cancel, from afar': {
    path: () => '/dev/checkout/cs_1/cancel',
    headers: fromAfar,
    status: all(404),
  },

  // Only the token in the link counts, and opening the page changes nothing.
  'GET /unsubscribe/:kind/:token': { path: () => '/unsubscribe/your_turn/none', status: everybody },
  'POST /unsubscribe/:kind/:token': { path: () => '/unsubscribe/your_turn/none', status: all(404) },

  'GET /check-in/:token/:held': { path: () => '/check-in/none/kept', status: all(404) },
  'POST /check-in/:token/:held': { path: () => '/check-in/none/kept', status: all(404) },

  // The creator is recognised, and must wait an hour.
  'POST /functions/v1/send-conflict-invite': {
    body: ({ id }) => ({ conflict_id: id, email: 'x@example.com' }),
    status: { ...parties(404), creator: 429, responder: 404, invited: 404 },
  },
  // Nothing has been agreed on in an unanswered conflict.
  'GET /functions/v1/agreement-calendar/:conflict': {
    path: ({ id }) => `/functions/v1/agreement-calendar/${id}`,
    status: refusedAll(404),
  },
  'POST /functions/v1/fetch-reddit-conflict': { body: noBody, status: admins },
  'POST /functions/v1/daily-reddit-fetch': { body: noBody, status: admins },
  // No body is no photo.
  'POST /functions/v1/upload-photo': { status: refusedAll(400) },
  'POST /functions/v1/create-checkout-session': { body: () => ({ tip_level: 'tip_1' }), status: signedIn },

  'GET /rest/v1/rpc/:name': { path: () => '/rest/v1/rpc/get_dashboard', status: signedIn },
  'GET /rest/v1/rpc/:name, of a write': { path: () => '/rest/v1/rpc/delete_conflict', status: all(405) },
  'GET /rest/v1/rpc/:name, of no call': { path: () => '/rest/v1/rpc/no_such_call', status: all(404) },
  'PUT /rest/v1/rpc/:name': { path: () => '/rest/v1/rpc/update_profile', status: all(405) },
  'PATCH /rest/v1/rpc/:name': { path: () => '/rest/v1/rpc/update_profile', status: all(405) },
  'DELETE /rest/v1/rpc/:name': { path: () => '/rest/v1/rpc/delete_conflict', status: all(405) },
  'GET /rest/v1/profiles': { status: all(404) },
  'GET /auth/v1/user': { status: { ...signedIn, service: 403, deleted: 403, banned: 403 } },
  'GET /auth/v1/admin/users': { status: all(404) },
}

/** Covered by tables of their own: calls by the matrix, the stream by its own test. */
const ELSEWHERE = ['POST /rest/v1/rpc/:name', 'GET /realtime/v1/stream']

/** The server's paths that have no row. @param tree as Fastify prints its routes */
export function pathsWithoutRow(tree: string): string[] {
  const rows = new Set(Object.keys(PATHS).map((key) => key.split(',')[0]))
  return apiPathsIn(tree).filter((path) => !rows.has(path) && !ELSEWHERE.includes(path))
}

/**
 * Every path that the server answers to programs, with its method: 'GET /healthz'.
 * @param tree as Fastify prints its routes, with four characters for each level
 */
export function apiPathsIn(tree: string): string[] {
  const above: string[] = []
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      return methods.split(', ').map((method) => `${method} ${above.join('')}`)
    })
    .filter((path) => isApiPath(path.split(' ')[1] ?? '') && !path.startsWith('HEAD '))
}
