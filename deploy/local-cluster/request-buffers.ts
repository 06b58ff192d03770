import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The first version that knows `request_buffers`. */
const RENAMED_IN = '2.6.3'

/** What the Caddyfile needs for an older Caddy, which has another name for the setting that reads requests whole. */
export async function requestBuffersOf(caddy: string): Promise<{ REQUEST_BUFFERS?: string }> {
  const [, version = RENAMED_IN] = /(\d+\.\d+\.\d+)/.exec((await run(caddy, ['version'])).stdout) ?? []
  const isOlder = version.localeCompare(RENAMED_IN, 'en', { numeric: true }) < 0
  return isOlder ? { REQUEST_BUFFERS: 'buffer_requests' } : {}
}
