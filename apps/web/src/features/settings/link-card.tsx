import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

type LinkCardProps = { title: string; to: string; action: string; children: ReactNode }

/** Says what is set on another screen, and links there. */
export const LinkCard = ({ title, to, action, children }: LinkCardProps) => (
  <Card as="section" className="flex flex-col items-start gap-3">
    <h3 className="text-xl">{title}</h3>
    <p className="text-muted wrap-anywhere">{children}</p>
    <LinkButton to={to}>{action}</LinkButton>
  </Card>
)
