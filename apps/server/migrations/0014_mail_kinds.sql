-- Which kinds of mail an address gets: its owner switches them in the settings or with one click in a mail.
alter table mail_preferences add column outcomes boolean not null default true;
alter table mail_preferences add column debates boolean not null default true;
