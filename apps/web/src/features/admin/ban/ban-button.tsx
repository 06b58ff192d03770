import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { BanForm } from './ban-form.tsx'
import { type Author, banWords } from './ban-words.ts'

/** Keeps the author of something reported out, or lets somebody in again; nothing happens before it was said what does. */
export function BanButton({ author, onDone }: { author: Author | null; onDone?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!author?.can_ban) return null
  const { label, follows } = banWords(author)
  return (
    <>
      <Button className="wrap-anywhere" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${label}?`} description={follows}>
        <BanForm author={author} onClose={() => setOpen(false)} onDone={onDone} />
      </Dialog>
    </>
  )
}
