import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { warn } from '../lib/log.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** The last resort: a bug, or a part of the page that could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => warn(error instanceof Error ? `${error.name}: ${error.message}` : 'A screen failed to open'), [error])
  return (
    <main className="column py-16">
      <EmptyState
        heading="h1"
        pose="shrug"
        title="Something broke on our side"
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Load this page again
            </Button>
            <Button onClick={() => location.assign('/')}>Go home</Button>
          </>
        }
      >
        What you have written is kept. If it happens again, please tell us.
      </EmptyState>
    </main>
  )
}
