import { startLoopback } from './loopback.ts'

type ReceivedText = { to: string; text: string; key: string; authorization: string | undefined }

export type SmsGateway = {
  /** The URL to post texts to. */
  smsUrl: string
  /** Accepted texts, oldest first. */
  texts: readonly ReceivedText[]
  /** Deliveries started, including refused ones. */
  attempts(): number
  /** Sets the HTTP status for the next texts. @param delayMs milliseconds before the answer */
  behave(status: number, delayMs?: number): void
  /** Accepts texts again, and clears what it received. */
  reset(): void
  close(): Promise<void>
}

/** Starts a gateway for text messages on a free loopback port that stores the texts it receives. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const texts: ReceivedText[] = []
  let status = 200
  let delay = 0
  let attempts = 0

  const server = await startLoopback(async (request, body, response) => {
    attempts += 1
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    response.statusCode = status
    if (status < 300) {
      const { to, text }: { to: string; text: string } = JSON.parse(body)
      const { authorization } = request.headers
      texts.push({ to, text, key: String(request.headers['idempotency-key']), authorization })
    }
    response.end()
  })

  return {
    smsUrl: `${server.origin}/send`,
    texts,
    attempts: () => attempts,
    behave(next, delayMs = 0) {
      status = next
      delay = delayMs
    },
    reset() {
      status = 200
      delay = 0
      attempts = 0
      texts.length = 0
    },
    close: server.close,
  }
}
