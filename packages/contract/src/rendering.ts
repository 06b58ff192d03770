/** The interface between the server and the web app's server build, which renders public pages. */

/** Makes a read without a session, and returns its HTTP status and body. */
export type VisitorCall = (name: string, input: unknown) => Promise<{ status: number; body: unknown }>

export type PageRequest = {
  /** Without a query. */
  path: string
  /** The query with its question mark, or empty. */
  search: string
  supportEmail: string
  now: Date
  call: VisitorCall
}

export type RenderedPage = {
  status: 200 | 404
  /** The content of `#root`. */
  html: string
  /** The frame of signed-in screens, for users that this page would redirect; null on all other pages. */
  frame: string | null
  /** Who the content of `#root` is for. It stays hidden from everyone else until the browser has rendered. */
  view: 'visitor' | 'account'
  /** Whether the page works without JavaScript; if not, it asks readers to enable it. */
  isComplete: boolean
  /** The document's title; null keeps the one from the build. */
  title: string | null
  /** JSON that hydration starts from; null if the browser renders the page from scratch. */
  data: string | null
  /** The source files of the page's code, as the build's manifest names them. */
  modules: readonly string[]
}

/** @returns null for a page that only the browser renders */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>
