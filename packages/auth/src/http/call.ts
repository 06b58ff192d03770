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
  /** Reads the body as a form. Only browsers that other sites send here post one. */
  form(): Promise<Result<URLSearchParams>>
}

/** A successful answer: JSON in `body`, or XML in `xml`. Without either it is empty. */
export type Reply = { status: number; body?: unknown; xml?: string; headers?: Record<string, string> }

/** What the browser calls itself, for a person's list of sessions; at most 255 characters. */
export const userAgent = (call: Call): string | null => call.headers.get('user-agent')?.slice(0, 255) ?? null
