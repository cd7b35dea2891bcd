/**
 * @generated SignedSource<<ba7ccfe9e8ea363489aa753ed5c5ba91>>
 * @relayHash 43e81ef985bec09434c8b8adc02442b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f76bfaabb755488ee45a771c4a3c54837270b658e577e6fce071b6cc3ec6b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90f76bfaabb755488ee45a771c4a3c54837270b658e577e6fce071b6cc3ec6b8",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
