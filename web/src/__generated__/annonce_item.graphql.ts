/**
 * @generated SignedSource<<0b73d7bddec89496bc8f6f886ccf5bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type annonce_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly lien: string | null | undefined;
  readonly status: boolean;
  readonly texte: string;
  readonly version: number;
  readonly " $fragmentType": "annonce_item";
};
export type annonce_item$key = {
  readonly " $data"?: annonce_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"annonce_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "annonce_item"
};

(node as any).hash = "d09d6f83194168e71bc39569a2b6d983";

export default node;
