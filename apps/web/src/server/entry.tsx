import type { PageRequest, RenderedPage, RenderPage } from '@squash/contract/rendering'
import { SCREENS } from '@squash/contract/screens'
import { matchPath, matchRoutes, useRoutes } from 'react-router'
import { AccountShell } from '../app/account-shell.tsx'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { accountRoutes, loadScreensAt, Screens } from '../app/router.tsx'
import { VisitorLayout } from '../app/visitor-layout.tsx'
import { accountCode, findPage } from './pages.ts'
import { pageData, renderFrame, renderScreens, visitorLoad } from './render.tsx'

/** What the server calls for every page view. */
export const renderPage: RenderPage = async (request) => {
  const found = findPage(request.path)
  if (found) return renderPublic(request, found)
  if (!SCREENS.some((route) => matchPath(route, request.path))) return renderNotFound(request)
  return matchRoutes(accountRoutes, request.path) ? renderAccount(request.path) : null
}

async function renderPublic(
  request: PageRequest,
  { page, parameters }: NonNullable<ReturnType<typeof findPage>>,
): Promise<RenderedPage> {
  const load = visitorLoad(request.call)
  const query = new URLSearchParams(request.search)
  const { stats, isMissing = false } = (await page.load?.({ ...load, parameters, query })) ?? {}
  const data = pageData(request, load.queries, stats)
  await loadScreensAt(request.path)
  const { html, title } = await renderScreens(<Screens />, data, load.queries)
  return {
    status: isMissing ? 404 : 200,
    html,
    frame: page.leadsUsersOn ? await renderFrame(<AccountShell />) : null,
    view: 'visitor',
    isComplete: page.needsScript !== true,
    title,
    data: JSON.stringify(data),
    modules: page.code.map((file) => `src/${file}`),
  }
}

const notFound = [{ Component: VisitorLayout, children: [{ path: '*', Component: NotFoundScreen }] }]
const NotFound = () => useRoutes(notFound)

/** For crawlers, and for visitors without JavaScript: with it, they are led to the landing page. */
async function renderNotFound(request: PageRequest): Promise<RenderedPage> {
  const { queries } = visitorLoad(request.call)
  const { html, title } = await renderScreens(<NotFound />, pageData(request, queries, undefined), queries)
  return { status: 404, html, frame: null, view: 'visitor', isComplete: true, title, data: null, modules: [] }
}

const renderAccount = async (path: string): Promise<RenderedPage> => ({
  status: 200,
  html: await renderFrame(<AccountShell />),
  frame: null,
  view: 'account',
  isComplete: false,
  title: null,
  data: null,
  modules: accountCode(path).map((file) => `src/${file}`),
})
