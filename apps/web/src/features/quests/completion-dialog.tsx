import type { QuestDetails, StepResult } from '@squash/contract/quests'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'

type CompletionDialogProps = {
  open: boolean
  onClose: () => void
  quest: QuestDetails['quest']
  result: StepResult
}

/** Shown when a quest is completed: the points earned and what it unlocked. */
export function CompletionDialog({ open, onClose, quest, result }: CompletionDialogProps) {
  const navigate = useNavigate()
  const earned = result.cred_earned.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="QUEST COMPLETED!"
      description={quest.title}
      actions={
        <Button variant="primary" size="large" onClick={() => navigate('/quests')}>
          CONTINUE YOUR JOURNEY
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        <Reward emoji="💜" title={`+${earned || quest.reward_cred} CRED`}>
          {result.cred_earned.map(({ reason, amount }) => `${reason} +${amount}`).join(' · ')}
        </Reward>
        {result.is_quest_achievement_unlocked && (
          <Reward emoji="🏅" title="New achievement unlocked!">
            You’ll find it on your profile.
          </Reward>
        )}
        {quest.unlocks_tool && (
          <Reward emoji="🧰" title={`Tool unlocked: ${quest.unlocks_tool}`}>
            You’ll now find it wherever you write about a conflict.
          </Reward>
        )}
      </ul>
    </Dialog>
  )
}

function Reward({ emoji, title, children }: { emoji: string; title: string; children: string }) {
  return (
    <li className="flex items-center gap-4">
      <EmojiTile emoji={emoji} tone="plum" size="small" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        {children !== '' && <p className="text-sm text-muted">{children}</p>}
      </div>
    </li>
  )
}
