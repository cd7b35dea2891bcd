/**
 * @generated SignedSource<<855793ce12983e915a59b51c4a7099a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type JournalAct = "ACCEPT_INDESIRABLE" | "ACTIVATE_ACCOUNT" | "ADD_MEDIA" | "ADD_PASSKEY" | "BACKUP" | "BACKUP_FAILED" | "CHANGE_PASSWORD" | "CLEAR_DEMO" | "CREATE" | "CREATE_ACCOUNT" | "CREATE_ACCOUNT_REFUSED" | "CREATE_TOKEN" | "CREATE_WEBHOOK" | "CROP_MEDIA" | "DELETE_ACCOUNT" | "DELETE_REDIRECT" | "DELETE_WEBHOOK" | "DISABLE_ACCOUNT" | "DISCARD_DRAFT" | "DISCARD_TEXT_DRAFT" | "DROP_EMAILS" | "END_SESSION" | "ERASE" | "ERASE_INDESIRABLE" | "ERASE_MEDIA" | "ERASE_PERSON" | "EXPORT_MESSAGES" | "EXPORT_PERSON" | "FOLLOW" | "FORGET_MISSED_ADDRESS" | "HIDE_FIRST_STEPS" | "IMPORT_REDIRECTS" | "INVITE_ACCOUNT" | "PASSWORD_LINK" | "PUBLISH" | "PUBLISH_DRAFT" | "REFUSE_PASSKEY" | "REMOVE_PASSKEY" | "RENAME_PASSKEY" | "REORDER" | "REPLACE_MEDIA" | "RESEND_EMAILS" | "RESEND_WEBHOOK" | "RESET_TEXT" | "RESTORE" | "REVOKE_TOKEN" | "ROTATE_WEBHOOK_SECRET" | "SAVE_DRAFT" | "SAVE_REDIRECT" | "SAVE_TEXT_DRAFT" | "SCHEDULE" | "SET_ACCESSIBILITE" | "SET_ACCUEIL" | "SET_ASIDE" | "SET_CHIFFRES" | "SET_MENU" | "SET_REGISTRATIONS" | "SET_RETENTION" | "SET_ROLE" | "SHARE" | "SIGN_IN" | "SIGN_IN_REFUSED" | "SIGN_OUT" | "STOP_WEBHOOK" | "SWAP" | "TEST_EMAIL" | "TEST_WEBHOOK" | "TRASH" | "UNPUBLISH" | "UNSHARE" | "UPDATE" | "UPDATE_ACCOUNT" | "UPDATE_MEDIA" | "UPDATE_TEXT" | "UPDATE_WEBHOOK";
export type JournalDoor = "COMMAND" | "FORM" | "GRAPHQL" | "JOB" | "REST";
import type { FragmentRefs } from "relay-runtime";
export type journalEntry_entry$data = {
  readonly act: JournalAct;
  readonly at: string;
  readonly by: string | null | undefined;
  readonly byToken: boolean;
  readonly door: JournalDoor;
  readonly token: string | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "journalEntry_entry";
};
export type journalEntry_entry$key = {
  readonly " $data"?: journalEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "journalEntry_entry"
};

(node as any).hash = "d342d41798dfa2de234cdc4dbb6ccca1";

export default node;
