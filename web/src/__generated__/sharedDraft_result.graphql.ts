/**
 * @generated SignedSource<<85e6102cc44a31659a6e92daf9e44c2c>>
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
  readonly refus: {
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

(node as any).hash = "cf5bd2a2735f44714ec86048c3e5aed6";

export default node;
