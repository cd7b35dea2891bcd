/**
 * @generated SignedSource<<c4b25dad90ec50743ac139ed61f80032>>
 * @relayHash cbbf687d3a5d78938d350597d2983aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15708ec17769d5d3c4ebbefd3eca23a3b7b8011902a10790dab21e1469262bc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15708ec17769d5d3c4ebbefd3eca23a3b7b8011902a10790dab21e1469262bc0",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider,
      "__relay_internal__pv__comptesrelayprovider": comptes_provider
    }
  }
};

export default node;
