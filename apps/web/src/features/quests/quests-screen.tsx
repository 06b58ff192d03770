import { questsMessages } from '@squash/contract/messages/quests'
import type { AvailableQuest } from '@squash/contract/quests'
import { Loaded } from '../../lib/loaded.tsx'
import { useQuests } from '../../lib/quests/use-quests.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { QuestCard } from './quest-card.tsx'

/** /quests: what can be learned, and how far the person is (spec community §2). */
export function QuestsScreen() {
  const quests = useQuests()
  useFailureToast(quests.isError, questsMessages.loadFailed)
  return (
    <Page
      title="Quests"
      eyebrow="Learn"
      lead="Short lessons in fighting fair. Each one earns SquashCred and a tool that helps you write."
    >
      <Loaded query={quests} skeleton={<QuestsSkeleton />} failed={questsMessages.loadFailed}>
        {(all) => <QuestList quests={all} />}
      </Loaded>
    </Page>
  )
}

function QuestList({ quests }: { quests: readonly AvailableQuest[] }) {
  const open = quests.filter(({ user_completed }) => !user_completed)
  const completed = quests.filter(({ user_completed }) => user_completed)
  return (
    <div className="flex flex-col gap-9">
      {open.length > 0 && <Shelf title="Available" quests={open} />}
      {completed.length > 0 && <Shelf title="Completed" quests={completed} />}
    </div>
  )
}

function Shelf({ title, quests }: { title: string; quests: readonly AvailableQuest[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">
        {title} <span className="text-muted">({quests.length})</span>
      </h2>
      <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {quests.map((quest) => (
          <QuestCard key={quest.quest_id} quest={quest} />
        ))}
      </ul>
    </section>
  )
}

function QuestsSkeleton() {
  return (
    <Loading label="Loading quests…">
      <Skeleton className="mb-3 h-8 w-40" />
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {['one', 'two', 'three', 'four', 'five'].map((place) => (
          <Skeleton key={place} className="h-64 rounded-card" />
        ))}
      </div>
    </Loading>
  )
}
