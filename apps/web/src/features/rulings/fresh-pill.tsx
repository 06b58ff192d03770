import { nounFor } from '@squash/contract/counted'
import { Button } from '../../ui/button.tsx'

/** Says that there is more above, over the page and without moving it. */
export function FreshPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="sticky top-20 z-20 flex h-0 justify-center">
      {count > 0 && (
        <Button variant="success" size="small" onClick={onShow} className="rounded-full">
          <span aria-hidden>↑</span> {count} new {nounFor(count, 'ruling')}
        </Button>
      )}
    </div>
  )
}
