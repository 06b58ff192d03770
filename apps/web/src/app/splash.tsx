import { Loading } from '../ui/skeleton.tsx'

/** While the first screen's code is on its way: the bar and the page, without words that would jump. */
export function Splash() {
  return (
    <Loading className="h-16.5 border-b-2 border-outline bg-card">
      <span />
    </Loading>
  )
}
