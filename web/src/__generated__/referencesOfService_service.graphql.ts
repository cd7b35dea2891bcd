/**
 * @generated SignedSource<<d157c08ae83ca99b1b3fd4f71d343a32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type referencesOfService_service$data = {
  readonly projets: ReadonlyArray<{
    readonly category: string | null | undefined;
  }>;
  readonly " $fragmentType": "referencesOfService_service";
};
export type referencesOfService_service$key = {
  readonly " $data"?: referencesOfService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"referencesOfService_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "referencesOfService_service"
};

(node as any).hash = "340861a4360b4a2bb3c3f53785fa5b52";

export default node;
