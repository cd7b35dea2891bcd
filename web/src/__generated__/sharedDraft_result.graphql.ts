/**
 * @generated SignedSource<<ee77c7aca5f837d1419d6a9b195f3a4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sharedDraft_result$data = {
  readonly __typename: string;
  readonly content?: {
    readonly " $fragmentSpreads": FragmentRefs<"Ligne_commun">;
  } | null | undefined;
  readonly refusal: {
    readonly " $fragmentSpreads": FragmentRefs<"documents_refusal">;
  } | null | undefined;
  readonly stats?: {
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "sharedDraft_result";
};
export type sharedDraft_result$key = {
  readonly " $data"?: sharedDraft_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedDraft_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sharedDraft_result"
};

(node as any).hash = "cae55a4891760d33175265cc7f98996a";

export default node;
