import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { TOOL_CONTENTS } from './tool-contents.ts'
import { type Builder, type Checklist, composed, type Phrases, type UnlockedTool } from './tool-kinds.ts'

type ToolDialogProps = { tool: UnlockedTool; onClose: () => void; onInsert: (sentence: string) => void }

/** A dialog that runs a tool and inserts its result into the text field. */
export function ToolDialog({ tool, onClose, onInsert }: ToolDialogProps) {
  const contents = TOOL_CONTENTS[tool.id]
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          <Emoji>{tool.emoji}</Emoji> {tool.name}
        </>
      }
      description={contents.intro}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {contents.kind === 'builder' && <BuilderTool tool={contents} onInsert={onInsert} />}
      {contents.kind === 'checklist' && <ChecklistTool tool={contents} onInsert={onInsert} onReady={onClose} />}
      {contents.kind === 'phrases' && <PhrasesTool tool={contents} onInsert={onInsert} />}
    </Dialog>
  )
}

/** Fields that are combined into one sentence, with a live preview. */
function BuilderTool({ tool, onInsert }: { tool: Builder; onInsert: (sentence: string) => void }) {
  const [filled, setFilled] = useState<readonly string[]>(tool.parts.map(() => ''))
  const sentence = composed(tool, filled)
  const problems = useProblems({ first: sentence === '' ? 'Fill in at least one part first.' : undefined })
  return (
    <div className="flex flex-col gap-4">
      {tool.parts.map(({ label, hint }, place) => (
        <TextField
          key={label}
          {...(place === 0 && problems.field('first'))}
          label={label}
          hint={hint}
          value={filled[place] ?? ''}
          onChange={({ target }) => setFilled(filled.map((words, index) => (index === place ? target.value : words)))}
        />
      ))}
      <p aria-live="polite" className="outlined min-h-16 rounded-control bg-lime-soft px-4 py-3 text-lg">
        {sentence === '' ? <span className="text-muted">Your sentence will appear here.</span> : sentence}
      </p>
      <DialogActions>
        <Button variant="success" onClick={() => problems.check() && onInsert(sentence)}>
          Add it to my text
        </Button>
      </DialogActions>
    </div>
  )
}

type ChecklistToolProps = { tool: Checklist; onInsert: (sentence: string) => void; onReady: () => void }

/** Questions to ask yourself, and a text to send while any of them is still open. */
function ChecklistTool({ tool, onInsert, onReady }: ChecklistToolProps) {
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
      <DialogActions>
        {isReady ? (
          <Button variant="success" onClick={onReady}>
            Back to my text
          </Button>
        ) : (
          <Button onClick={() => onInsert(tool.line)}>Add this line to my text</Button>
        )}
      </DialogActions>
    </div>
  )
}

/** Sentences to choose from; pressing one inserts it into the text. */
function PhrasesTool({ tool, onInsert }: { tool: Phrases; onInsert: (sentence: string) => void }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {tool.phrases.map(({ when, words }) => (
        <li key={when}>
          <button
            type="button"
            onClick={() => onInsert(words)}
            className="outlined pressable flex w-full flex-col rounded-control bg-card px-4 py-3 text-left hover:bg-lime-soft"
          >
            <span className="eyebrow">{when}</span>
            <span className="mt-0.5 font-semibold">
              {words.trimEnd()}
              {words.endsWith(' ') ? '…' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
