import type { IncomingHttpHeaders } from 'node:http'

/** Whether a host name or address means this machine. IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(::ffff:)127(\.\d{1,3}){3})$/i.test(host)

const FORWARDING = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip']

/** Where a request says it comes from; the address is the connection's, never a forwarded one. */
export type Origin = { remoteAddress: string | undefined; headers: IncomingHttpHeaders }

/** Whether a request was made on this machine: over loopback and not forwarded by a proxy. */
export function isLocalRequest({ remoteAddress, headers }: Origin): boolean {
  const forwarded = Object.keys(headers).some((name) => name.startsWith('x-forwarded') || FORWARDING.includes(name))
  return !forwarded && remoteAddress !== undefined && isLoopback(remoteAddress)
}

/**
 * Whether this request may read captured mail: only if no real mail is sent, outside production, on this machine, with
 * a loopback Host (so that no foreign page can reach it by DNS rebinding) and a loopback SITE_URL.
 */
export function devMailAllowed(
  origin: Origin,
  settings: { environment: string; siteUrl: string; mail: { smtpUrl: string | null } },
): boolean {
  return (
    settings.environment !== 'production' &&
    settings.mail.smtpUrl === null &&
    isLoopback(new URL(settings.siteUrl).hostname) &&
    isLocalRequest(origin) &&
    isLoopback(hostOf(origin.headers.host))
  )
}

function hostOf(header: string | undefined): string {
  const url = `http://${header ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}
