import { fileURLToPath } from 'node:url'
import type { Program } from './process.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** Milliseconds between the proxy's checks of a web process. */
export const HEALTH_INTERVAL = 250
/** Seconds for which a stopping web process still answers, several times the proxy's interval. */
const DRAIN_SECONDS = 1

/** `replica`: a standby for reads that may be a second old; null without one. */
type Addresses = { siteUrl: string; pooled: string; direct: string; replica: string | null }

/** A Squash process of the cluster. Everything else in the environment is the operator's, such as AI_BASE_URL. */
function squash(name: string, { siteUrl, pooled, direct, replica }: Addresses, env: Record<string, string>): Program {
  const inherited = Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return {
    name,
    command: process.execPath,
    args: ['--no-regexp-tier-up', main],
    env: {
      ...Object.fromEntries(inherited),
      SITE_URL: siteUrl,
      TRUST_PROXY: '1',
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      ...(replica !== null && { DATABASE_REPLICA_URL: replica }),
      ...env,
    },
  }
}

export const webProcess = (name: string, port: number, addresses: Addresses): Program =>
  squash(name, addresses, { ROLE: 'web', PORT: `${port}`, HOST: '127.0.0.1', DRAIN_SECONDS: `${DRAIN_SECONDS}` })

export const workerProcess = (name: string, addresses: Addresses): Program =>
  squash(name, addresses, { ROLE: 'worker' })

/**
 * Whether the proxy sends requests to this web process. Only the proxy requests /readyz: once the process has counted a
 * second answer, the proxy has processed the first.
 */
export async function isKnownToProxy(port: number): Promise<boolean> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [, times] = /^squash_http_request_seconds_count\{call="\/readyz",status="200"\} (\d+)$/m.exec(metrics) ?? []
  return Number(times ?? 0) >= 2
}
