import { SiteLinks } from '../lib/site-links.tsx'

/** The foot of every screen in a frame. It leaves room for a bar at the edge of a phone. */
export function SiteFooter() {
  return (
    <footer className="border-t-2 border-faint in-[body:has([data-thumb-bar])]:max-md:pb-20">
      <div className="column flex justify-center py-3">
        <SiteLinks />
      </div>
    </footer>
  )
}
