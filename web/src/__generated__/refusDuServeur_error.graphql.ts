/**
 * @generated SignedSource<<746f96c51ee4e2112c067eee3e7b0d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refusDuServeur_error$data = {
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly retryAfter?: number;
  readonly " $fragmentType": "refusDuServeur_error";
};
export type refusDuServeur_error$key = {
  readonly " $data"?: refusDuServeur_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusDuServeur_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusDuServeur_error"
};

(node as any).hash = "6662403280e1f9e8a3102e5b71eed1fd";

export default node;
