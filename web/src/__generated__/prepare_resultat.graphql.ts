/**
 * @generated SignedSource<<a1877051960bf5325431db358ec638b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prepare_resultat$data = {
  readonly __typename: string;
  readonly content?: {
    readonly " $fragmentSpreads": FragmentRefs<"Ligne_commun">;
  } | null | undefined;
  readonly refus: {
    readonly " $fragmentSpreads": FragmentRefs<"documents_refus">;
  } | null | undefined;
  readonly stats?: {
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "prepare_resultat";
};
export type prepare_resultat$key = {
  readonly " $data"?: prepare_resultat$data;
  readonly " $fragmentSpreads": FragmentRefs<"prepare_resultat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prepare_resultat"
};

(node as any).hash = "805614a0941b21abc4f517cdc6de3eef";

export default node;
