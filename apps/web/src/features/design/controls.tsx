import { useState } from 'react'
import { PasswordField } from '../../lib/forms/sign-in-fields.tsx'
import { Button, type ButtonVariant, buttonStyle, LinkButton } from '../../ui/button.tsx'
import { Confetti } from '../../ui/confetti.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RadioCards, Segments } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { Group, Row } from './surfaces.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'success', 'quiet', 'danger', 'bare']
const long = 'I feel worn out when the sink is full.'

export function Controls() {
  const [text, setText] = useState(long)
  const [choice, setChoice] = useState<'one' | 'two' | 'three'>('one')
  return (
    <>
      <Group title="Buttons">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <LinkButton to="/design">link</LinkButton>
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              busy
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              disabled
            </Button>
          ))}
        </Row>
        <Row>
          <Button variant="primary" size="small">
            small
          </Button>
          <Button variant="primary">regular</Button>
          <Button variant="primary" size="large">
            large
          </Button>
        </Row>
      </Group>
      <Group title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Plain" placeholder="A placeholder" />
          <TextField label="With a hint" hint="Lowercase letters, numbers and underscores." defaultValue="maya_92" />
          <TextField label="With an error" error="Email addresses do not match" defaultValue="maya@example.con" />
          <TextField label="Disabled" disabled defaultValue="Not now" />
          <PasswordField label="Password" defaultValue="butternut" autoComplete="off" />
          <TextArea
            label="Description"
            value={text}
            onChange={(event) => setText(event.target.value)}
            max={1000}
            rows={3}
          />
          <TextArea label="Nearly full" value={long} readOnly max={40} rows={2} />
          <TextArea label="Too long" value={long} readOnly max={30} rows={2} error="Up to 30 characters" />
        </div>
        <RadioCards
          legend="Radio cards"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'one', label: 'Rage', emoji: '🤬' },
            { value: 'two', label: 'Meh', emoji: '😐', hint: 'With a hint' },
            { value: 'three', label: 'Zen', emoji: '🧘' },
          ]}
        />
        <Segments
          legend="Segments"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'one', label: 'All time' },
            { value: 'two', label: 'This week' },
          ]}
        />
      </Group>
    </>
  )
}

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
        <Button onClick={() => setBursts(bursts + 1)}>Confetti</Button>
      </Row>
      {bursts > 0 && <Confetti key={bursts} />}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        description="This is what it says."
        actions={
          <Button variant="primary" onClick={close}>
            Understood
          </Button>
        }
      >
        <p>Any content goes here.</p>
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
