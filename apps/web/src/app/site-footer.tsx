import { SiteLinks } from '../lib/site-links.tsx'

/** The foot of every screen in a frame. */
export function SiteFooter() {
  return (
    <footer className="border-t-2 border-faint">
      <div className="column flex justify-center py-3">
        <SiteLinks />
      </div>
    </footer>
  )
}
