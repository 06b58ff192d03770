import type { User } from '../accounts/store.ts'
import type { Result } from '../result.ts'

/** A request as the endpoints see it. */
export type Call = {
  headers: Headers
  query: URLSearchParams
  /** What stands in the braces of the route's path, unescaped. */
  params: Readonly<Record<string, string>>
  /** The client's network address, for limits alone. */
  address: string
  /** Reads the body, which must be one JSON object. Endpoints without a body never ask for it. */
  json(): Promise<Result<Record<string, unknown>>>
  /** Reads the body as a form, which browsers post: from the page of a mailed link, or sent here by another site. */
  form(): Promise<Result<URLSearchParams>>
}

/** A successful answer: JSON in `body`, XML in `xml` or a page in `html`. Without any it is empty. */
export type Reply = {
  status: number
  body?: unknown
  xml?: string
  html?: string
  headers?: Record<string, string>
  /** Whom the answer lets in: their browser then counts as one that they have used. */
  letsIn?: User
}

/** Whether a browser sends a form, rather than a program its JSON. */
export const isForm = (call: Call): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(call.headers.get('content-type') ?? '')

/** What the browser calls itself, for a person's list of sessions; at most 255 characters. */
export const userAgent = (call: Call): string | null => call.headers.get('user-agent')?.slice(0, 255) ?? null
