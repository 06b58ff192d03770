import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Confetti } from '../../ui/confetti.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Group, Row } from './group.tsx'

type Open = 'dialog' | 'confirm' | null

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const [bursts, setBursts] = useState(0)
  const close = () => setOpen(null)
  return (
    <Group title="Overlays">
      <Row>
        <Button onClick={() => toast.success('Welcome back, conflict resolver!')}>Success toast</Button>
        <Button onClick={() => toast.info('Requesting better solution...')}>Info toast</Button>
        <Button onClick={() => toast.error('Failed to load conflict')}>Error toast</Button>
        <Button onClick={() => toast.info('Something was decided.', { link: { label: 'Read it', to: '/design' } })}>
          Toast with a link
        </Button>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm dialog</Button>
        <Menu
          trigger="Menu ▾"
          triggerClass={buttonStyle('quiet', 'regular')}
          items={[
            { label: 'A link', to: '/design' },
            { label: 'An action', onSelect: () => toast.info('Done') },
          ]}
        />
        <Tooltip text="Says a little more">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button onClick={() => setBursts(bursts + 1)}>Confetti</Button>
      </Row>
      {bursts > 0 && <Confetti key={bursts} />}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        description="It says what it wants."
        actions={
          <Button variant="primary" onClick={close}>
            Understood
          </Button>
        }
      >
        <p>Anything can stand here.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this conflict?"
        description="Are you sure you want to delete this conflict? This action cannot be undone."
        confirmLabel="Delete"
      />
    </Group>
  )
}
