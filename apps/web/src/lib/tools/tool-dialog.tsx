import { Dialog } from '../../ui/dialog.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { BuilderTool } from './kinds/builder-tool.tsx'
import { ChecklistTool } from './kinds/checklist-tool.tsx'
import { PhrasesTool } from './kinds/phrases-tool.tsx'
import { TOOL_CONTENTS } from './tool-contents.ts'
import type { UnlockedTool } from './unlocked.ts'

type ToolDialogProps = { tool: UnlockedTool; onClose: () => void; onInsert: (sentence: string) => void }

/** A tool at work. It opens over the field and puts what it made into it. */
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
    >
      {contents.kind === 'builder' && <BuilderTool tool={contents} onInsert={onInsert} />}
      {contents.kind === 'checklist' && <ChecklistTool tool={contents} onInsert={onInsert} onReady={onClose} />}
      {contents.kind === 'phrases' && <PhrasesTool tool={contents} onInsert={onInsert} />}
    </Dialog>
  )
}
