/** How long a provider may take before the user is sent back with an error, in milliseconds. */
export const timeout = 5000
/** Larger than any honest answer of a provider. */
const maxBytes = 512 * 1024

/** The requests that the libraries send. */
type ProviderRequest = { method?: string; headers?: Headers | Record<string, string>; body?: unknown }

/** The provider did not answer, or not as it should. The message is only for the log. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
}

/**
 * Sends a request to a provider: no redirects, five seconds from the first byte to the last, up to half a megabyte. The
 * answer is read completely, so that one that never ends cannot hold up a request.
 * @throws ProviderFailure
 */
export async function fetchFromProvider(
  url: string,
  { method = 'GET', headers = {}, body }: ProviderRequest = {},
): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      // The libraries send forms; no caller here makes any other kind of request.
      body: body instanceof URLSearchParams ? body : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    return new Response(await readAll(response), { status: response.status, headers: response.headers })
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw new ProviderFailure('a provider could not be reached', { cause: error })
  }
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.body === null || response.status === 204 || response.status === 304) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ProviderFailure('a provider sent too much')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
