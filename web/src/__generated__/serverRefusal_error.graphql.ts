/**
 * @generated SignedSource<<e292d98f965dc4d9c1e04be9115f8f76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type serverRefusal_error$data = {
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly retryAfter?: number;
  readonly " $fragmentType": "serverRefusal_error";
};
export type serverRefusal_error$key = {
  readonly " $data"?: serverRefusal_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"serverRefusal_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serverRefusal_error"
};

(node as any).hash = "a46727382244c942b39a0a0360d07d43";

export default node;
