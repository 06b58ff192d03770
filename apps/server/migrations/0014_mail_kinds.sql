-- Mails are switched by kind, by the address's owner in their profile or by one click in a mail: one place for both.
alter table mail_preferences add column outcomes boolean not null default true;
alter table mail_preferences add column debates boolean not null default true;
