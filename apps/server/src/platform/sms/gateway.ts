import type { Text } from './texter.ts'

/** Whether the gateway accepted the text or refused it permanently. Temporary problems are thrown. */
export type Outcome = { accepted: true } | { accepted: false; status: number }

/**
 * Sends texts through an HTTP gateway: POST of {to, text} as JSON, any 2xx is success. A user and password in the URL
 * are sent as Basic authorization, and each text with its key, by which a gateway can recognise a repeated one.
 */
export function smsGateway({ smsUrl, timeoutMs }: { smsUrl: string; timeoutMs: number }) {
  const { address, authorization } = partsOf(smsUrl)

  return {
    async send({ key, to, text }: Text): Promise<Outcome> {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...authorization },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        // The cause contains the gateway's URL, which may include its password.
        throw new Error(`The SMS gateway cannot be reached (${error instanceof Error ? error.name : 'unknown'})`)
      })
      await response.body?.cancel()
      if (response.ok) return { accepted: true }
      if (isFinal(response.status)) return { accepted: false, status: response.status }
      throw new Error(`The SMS gateway did not accept the text message (${response.status})`)
    },
  }
}

/**
 * Whether the refusal is about this text. A rejected password or an exhausted quota is about our own settings, and the
 * text must still be queued when they are fixed.
 */
const isFinal = (status: number): boolean => [400, 404, 410, 413, 415, 422].includes(status)

function partsOf(smsUrl: string): { address: URL; authorization: Record<string, string> } {
  const address = new URL(smsUrl)
  const { username, password } = address
  address.username = ''
  address.password = ''
  if (username === '') return { address, authorization: {} }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}
