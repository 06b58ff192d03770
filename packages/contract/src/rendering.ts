/** What the web app's server build exports, and what the server hands it: the seam between the two. */

/** A read as a visitor makes it; the answer is its status and body on the wire. */
export type VisitorCall = (name: string, input: unknown) => Promise<{ status: number; body: unknown }>

export type PageRequest = {
  /** Without a query. */
  path: string
  /** With its question mark, or empty. */
  search: string
  supportEmail: string
  now: Date
  call: VisitorCall
}

export type RenderedPage = {
  status: 200 | 404
  /** The content of `#root`. */
  html: string
  /** The frame of signed-in screens, for users who would not stay on this page; null on any other. */
  frame: string | null
  /** Who the content of `#root` is for: it is hidden from anyone else until the browser has rendered. */
  view: 'visitor' | 'account'
  /** Whether the page is usable without JavaScript; if not, it asks readers to turn it on. */
  isComplete: boolean
  /** For the document; null leaves the build's own. */
  title: string | null
  /** JSON that hydration starts from; null when the browser renders the page afresh. */
  data: string | null
  /** The source files of the page's code, as the build's manifest names them. */
  modules: readonly string[]
}

/** @returns null for a page that only the browser renders */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>
