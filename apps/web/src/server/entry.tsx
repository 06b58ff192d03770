import type { PageRequest, RenderedPage, RenderPage } from '@squash/contract/rendering'
import { SCREENS } from '@squash/contract/screens'
import { matchPath, matchRoutes, useRoutes } from 'react-router'
import { navigation } from '../app/navigation.tsx'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { accountRoutes, loadScreensAt, Screens } from '../app/router.tsx'
import { VisitorLayout } from '../app/visitor-layout.tsx'
import { Wordmark } from '../ui/mascot.tsx'
import { Skeleton, Skeletons } from '../ui/states.tsx'
import { accountCode, findPage } from './pages.ts'
import { pageData, renderFrame, renderScreens, visitorLoad } from './render.tsx'

/** The server calls this for every page view. @public */
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

/** For crawlers, and for visitors without JavaScript: with it, they are redirected to the landing page. */
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

/** The frame of signed-in screens with an empty page, shown until the code has loaded. */
function AccountShell() {
  return (
    <>
      <header className="border-b-2 border-outline bg-card">
        <div className="column flex min-h-16 items-center gap-2">
          <Wordmark to="/dashboard" />
          <ul aria-hidden className="ml-4 hidden items-center gap-1 md:flex">
            {navigation.map((entry) => (
              <li key={entry.label} className="inline-flex min-h-11 items-center gap-1 px-3.5 font-semibold">
                {entry.label} {'items' in entry && '▾'}
              </li>
            ))}
          </ul>
          <Skeleton className="ml-auto h-8 w-28 rounded-full" />
        </div>
      </header>
      <main className="column flex-1 pt-6 pb-16 sm:pt-8">
        <Skeletons
          className="flex flex-col gap-6"
          of={['h-10 w-64 max-w-full', 'h-40 rounded-card', 'h-40 rounded-card']}
        />
      </main>
    </>
  )
}
