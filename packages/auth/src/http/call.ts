import type { Result } from '../result.ts'
import type { User } from '../tables.ts'

/** A request as the endpoints see it. */
export type Call = {
  headers: Headers
  query: URLSearchParams
  /** The values of the route's path parameters, unescaped. */
  params: Readonly<Record<string, string>>
  /** The client's network address, used only for rate limits. */
  address: string
  /** Reads the body, which must be one JSON object. Endpoints without a body never call it. */
  json(): Promise<Result<Record<string, unknown>>>
  /**
   * Reads the body as a form posted by a browser: from the page of a mailed link, or on the way back from another site.
   */
  form(): Promise<Result<URLSearchParams>>
}

/** A successful answer: JSON in `body`, XML in `xml` or a page in `html`. Without any of them it is empty. */
export type Reply = {
  status: number
  body?: unknown
  xml?: string
  html?: string
  headers?: Record<string, string>
  /** The user that the answer signs in: their browser becomes a known device. */
  signedInUser?: User
}

/** Whether the body is a form from a browser, rather than JSON from a program. */
export const isForm = (call: Call): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(call.headers.get('content-type') ?? '')

/** The browser's User-Agent, for the user's list of sessions; up to 255 characters. */
export const userAgent = (call: Call): string | null => call.headers.get('user-agent')?.slice(0, 255) ?? null
