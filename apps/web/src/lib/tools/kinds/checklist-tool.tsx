import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Checklist } from '../tool-kinds.ts'

type ChecklistToolProps = { tool: Checklist; onInsert: (sentence: string) => void; onReady: () => void }

/** Questions to oneself, and what to send while one of them is open. */
export function ChecklistTool({ tool, onInsert, onReady }: ChecklistToolProps) {
  const [checked, setChecked] = useState<readonly string[]>([])
  const isReady = tool.questions.every(({ label }) => checked.includes(label))
  const toggle = (label: string) =>
    setChecked(checked.includes(label) ? checked.filter((one) => one !== label) : [...checked, label])
  return (
    <div className="flex flex-col gap-3">
      {tool.questions.map(({ label, hint }) => (
        <Checkbox
          key={label}
          label={label}
          hint={hint}
          checked={checked.includes(label)}
          onChange={() => toggle(label)}
        />
      ))}
      <div aria-live="polite" className="mt-2">
        <Notice tone={isReady ? 'mediator' : 'party1'}>
          {isReady ? (
            <strong>{tool.ready}</strong>
          ) : (
            <>
              <p className="font-semibold">{tool.notYet}</p>
              <p className="mt-1">“{tool.line}”</p>
            </>
          )}
        </Notice>
      </div>
      {isReady ? (
        <Button variant="success" onClick={onReady} className="sm:self-start">
          Back to my text
        </Button>
      ) : (
        <Button onClick={() => onInsert(tool.line)} className="sm:self-start">
          Put this line into my text
        </Button>
      )}
    </div>
  )
}
