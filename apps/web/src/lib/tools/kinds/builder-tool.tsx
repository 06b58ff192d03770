import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { type Builder, composed } from '../tool-kinds.ts'

/** Fields whose words become one sentence, shown as it grows. */
export function BuilderTool({ tool, onInsert }: { tool: Builder; onInsert: (sentence: string) => void }) {
  const [filled, setFilled] = useState<readonly string[]>(tool.parts.map(() => ''))
  const sentence = composed(tool, filled)
  const problems = useProblems({ first: sentence === '' ? 'Fill in at least one part first.' : undefined })
  return (
    <div className="flex flex-col gap-4">
      {tool.parts.map(({ label, hint }, place) => (
        <TextField
          key={label}
          ref={place === 0 ? problems.ref('first') : undefined}
          error={place === 0 ? problems.of('first') : undefined}
          label={label}
          hint={hint}
          value={filled[place] ?? ''}
          onChange={({ target }) => setFilled(filled.map((words, index) => (index === place ? target.value : words)))}
        />
      ))}
      <p aria-live="polite" className="outlined min-h-16 rounded-control bg-lime-soft px-4 py-3 text-lg">
        {sentence === '' ? <span className="text-muted">Your sentence grows here.</span> : sentence}
      </p>
      <Button variant="success" onClick={() => problems.check() && onInsert(sentence)} className="sm:self-start">
        Put it into my text
      </Button>
    </div>
  )
}
