import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

type FilePickerProps = { onFile: (file: Blob) => void; busy: boolean }

/** A photo from the device: chosen, dropped or, on a phone or tablet, taken with the camera. */
export function FilePicker({ onFile, busy }: FilePickerProps) {
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-outline px-4 py-8 text-center',
        isOver && 'bg-lime-soft',
      )}
    >
      <FileButton label="Choose a photo" variant="primary" onFile={onFile} busy={busy} />
      <div className="hidden pointer-coarse:contents">
        <FileButton label="Take a photo" capture onFile={onFile} busy={busy} />
      </div>
      <p className="text-sm text-muted pointer-coarse:hidden">or drop one here</p>
      <p className="text-sm text-muted">
        Only the part you choose leaves your device. The location and date are removed.
      </p>
    </div>
  )
}

type FileButtonProps = FilePickerProps & { label: string; capture?: boolean; variant?: 'primary' | 'quiet' }

/** A button that opens the device's own dialog, because a browser's file field can't be styled or translated. */
export function FileButton({ label, capture = false, variant = 'quiet', onFile, busy }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(capture && { capture: 'user' })}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Otherwise choosing the same file again would be no change.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
