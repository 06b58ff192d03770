import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** A key in groups of four, to read out or copy. */
export function KeyText({ value }: { value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success('The key is copied. Paste it into your app only.'),
      () => toast.error('Copying did not work. Select the key and copy it by hand.'),
    )
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-faint px-4 py-3">
      <code className="min-w-0 flex-1 basis-56 font-mono text-base break-words select-all">
        {value.match(/.{1,4}/g)?.join(' ')}
      </code>
      <Button size="small" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}
